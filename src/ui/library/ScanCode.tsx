import { Camera } from 'lucide-react';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Gathered } from '../../store/code-parts.ts';
import { gather, partIn, wholeOf } from '../../store/code-parts.ts';
import { codeIn, plainCode } from '../../store/share.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { goOn } from './goOn.ts';

/** Reads the QR code shown by another device. Works without a network. */
export function ScanCode() {
  const [open, setOpen] = useState(false);
  const [, go] = useLocation();
  return (
    <>
      <Button
        icon={<Camera aria-hidden className="size-5" />}
        onPress={() => setOpen(true)}
        refused={
          navigator.mediaDevices
            ? undefined
            : { because: 'Browsers lend the camera only to pages from https or from this machine.' }
        }
      >
        Scan a code
      </Button>
      {open && (
        <Scanner
          onClose={() => setOpen(false)}
          onCode={(code) => {
            setOpen(false);
            const show = goOn(go);
            void plainCode(code).then((plain) => show(`/shared/${plain}`));
          }}
        />
      )}
    </>
  );
}

function Scanner({
  onCode,
  onClose,
}: {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const [told, setTold] = useState('Point the camera at the code, so that it fills the picture.');
  const [blind, setBlind] = useState<string | null>(null);
  const [parts, setParts] = useState<Gathered>([]);
  useCamera(video, setBlind);
  const found = useEffectEvent(onCode);
  useEffect(
    () =>
      readCodes(video, (text) => {
        const code = codeIn(text);
        const part = partIn(text);
        if (code !== null) found(code);
        else if (part) setParts((before) => gather(before, part));
        else setTold('This code holds nothing of Woundtrack’s.');
      }),
    [],
  );
  useEffect(() => {
    const whole = wholeOf(parts);
    if (whole !== null) found(whole);
  }, [parts]);
  const [first] = parts;
  return (
    <Dialog open title="Scan a code" onClose={onClose}>
      <div className="grid gap-3">
        <video
          ref={video}
          muted
          playsInline
          autoPlay
          aria-label="What the camera sees"
          hidden={blind !== null}
          className="mx-auto aspect-square w-full max-w-[min(100%,60dvh)] rounded-control bg-black object-cover"
        />
        {blind !== null && <p role="alert">{`${blind} What is shared can come by a link or a file, too.`}</p>}
        <p role="status" className="text-small text-faint" hidden={blind !== null}>
          {first ? `${parts.length} of ${first.count} codes read. Hold still until all have gone by.` : told}
        </p>
        {first && (
          <progress
            aria-label="Codes read"
            value={parts.length}
            max={first.count}
            className="wt-progress h-1.5 w-full"
          />
        )}
      </div>
    </Dialog>
  );
}

const refusals: { readonly [name: string]: string } = {
  NotAllowedError: 'The camera is not allowed. The browser’s settings for this page can allow it.',
  NotFoundError: 'There is no camera.',
  NotReadableError: 'The camera is used by another program.',
};

/** Shows the rear camera in the video element while mounted. */
function useCamera(video: RefObject<HTMLVideoElement | null>, tell: (words: string) => void): void {
  useEffect(() => {
    let isHere = true;
    let stream: MediaStream | null = null;
    const stop = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const begin = async (): Promise<void> => {
      try {
        // Modules of a large code are small, so a high resolution is requested.
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
        });
        if (isHere && video.current) video.current.srcObject = stream;
        else stop();
      } catch (error) {
        const name = error instanceof Error ? error.name : '';
        if (isHere) tell(refusals[name] ?? 'The camera cannot be used.');
      }
    };
    void begin();
    return () => {
      isHere = false;
      stop();
    };
  }, [video, tell]);
}

/** The pause between two attempts to read a code, in milliseconds. */
const rest = 150;

/** Repeatedly looks for a QR code in the video. Returns a function that stops it. */
function readCodes(video: RefObject<HTMLVideoElement | null>, onText: (text: string) => void): () => void {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  let timer: ReturnType<typeof setTimeout>;
  let isHere = true;
  const look = async (): Promise<void> => {
    const { decodeQR } = await import('qr/decode.js');
    const seen = video.current;
    if (isHere && seen && pen && seen.videoWidth > 0) {
      // The square in the middle, which is the visible part.
      const side = Math.min(seen.videoWidth, seen.videoHeight);
      canvas.width = side;
      canvas.height = side;
      pen.drawImage(seen, (side - seen.videoWidth) / 2, (side - seen.videoHeight) / 2);
      try {
        onText(decodeQR(pen.getImageData(0, 0, side, side)));
      } catch {
        // No code in this frame.
      }
    }
    if (isHere) timer = setTimeout(look, rest);
  };
  void look();
  return () => {
    isHere = false;
    clearTimeout(timer);
  };
}
