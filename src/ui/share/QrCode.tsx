import { useQuery } from '@tanstack/react-query';

/** What a camera reads best: a margin of four modules, and the largest modules that the text allows. */
const options = { ecc: 'low', border: 4 } as const;
/** A code is drawn this wide at least, and each module at least so wide as long as there is room, in pixels. */
const least = 352;
const module = 3;

/** A QR code of any text, or a sentence where a text is too long for one. Black on white in every theme: cameras want it so. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, error } = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => {
      const { encodeQR } = await import('qr');
      const svg = encodeQR(text, 'svg', options);
      const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 0);
      return {
        src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
        width: Math.max(least, modules * module),
      };
    },
    retry: false,
    gcTime: 0,
  });
  if (error)
    return <p className="text-small text-faint">Too much for a QR code. Send the link or the file.</p>;
  return (
    <div
      className="mx-auto aspect-square w-full overflow-hidden rounded-control bg-white"
      style={{ maxWidth: data?.width ?? least }}
    >
      {data && <img src={data.src} alt={label} className="size-full" />}
    </div>
  );
}
