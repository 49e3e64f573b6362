import { EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { settings } from '../store/settings.ts';
import { Button } from '../ui/kit/Button.tsx';

/** The screen while the device is handed over: shows nothing of the fight until its new holder says who they are. */
export function Curtain() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-8 bg-ground p-6 text-center">
      <EyeOff aria-hidden className="size-16 text-faint" />
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-display font-bold outline-none">
          The curtain is down
        </h1>
        <p className="max-w-[40ch] text-faint">
          Hand the screen over. Nothing is shown before somebody says who looks.
        </p>
      </div>
      <div className="grid w-full max-w-sm gap-4">
        <Button size="largest" wide onPress={() => settings.change({ eyes: 'players' })}>
          We are the players
        </Button>
        <Button size="largest" wide onPress={() => settings.change({ eyes: 'gm' })}>
          I am the game master
        </Button>
      </div>
    </main>
  );
}
