import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../kit/Button.tsx';

/**
 * Options that cameras read best: a margin of four modules, and a low error correction level, which makes modules
 * largest.
 */
const options = { ecc: 'low', border: 4 } as const;
/** The minimum width of a code, and the minimum width of a module where there is room, in pixels. */
const least = 352;
const module = 3;

/** How long each of several codes is shown, in milliseconds: enough for a camera to capture it two or three times. */
const stands = 700;

async function drawn(text: string): Promise<{ readonly src: string; readonly width: number }> {
  const { encodeQR } = await import('qr');
  const svg = encodeQR(text, 'svg', options);
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 0);
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: Math.max(least, modules * module),
  };
}

/**
 * QR codes for these texts: one, or several shown in turn until the user stops them. Black on white in every theme, as
 * cameras require.
 */
export function QrCode({ texts, label }: { readonly texts: readonly string[]; readonly label: string }) {
  const { data } = useQuery({
    queryKey: ['qr', texts],
    queryFn: () => Promise.all(texts.map(drawn)),
    retry: false,
    gcTime: 0,
  });
  const [at, setAt] = useState(0);
  const [goes, setGoes] = useState(true);
  const count = texts.length;
  useEffect(() => {
    if (!goes || count < 2) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), stands);
    return () => clearInterval(timer);
  }, [goes, count]);
  const shown = data?.[at % count];
  const many = count > 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div
        className="mx-auto aspect-square w-full overflow-hidden rounded-control bg-white"
        style={{ maxWidth: shown?.width ?? least }}
      >
        {shown && (
          <img src={shown.src} alt={many ? `${label}, ${at + 1} of ${count}` : label} className="size-full" />
        )}
      </div>
      {many && (
        <div className="flex flex-wrap items-center justify-center gap-3">
          <p className="text-center text-small text-faint">
            Code {at + 1} of {count}. On the other tablet <b>Scan a code</b> reads all of them, in any order.
          </p>
          <Button
            size="min"
            icon={goes ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
            onPress={() => setGoes(!goes)}
          >
            {goes ? 'Pause' : 'Go on'}
          </Button>
          {!goes && (
            <Button size="min" onPress={() => setAt((at + 1) % count)}>
              Next
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
