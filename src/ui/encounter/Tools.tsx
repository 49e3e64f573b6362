import { BrickWall, Flag, NotebookPen, Paintbrush, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tabs } from '../kit/Tabs.tsx';
import type { MapHand } from './map-hand.ts';

/** A tool: what input on the map does, and its panel. */
export interface MapTool {
  readonly hand: MapHand;
  readonly panel: ReactNode;
  /** Which page of the panel is shown, where there are several. */
  readonly page?: string;
}

const icon = 'size-5';
const tools = [
  { id: 'people', label: 'People', icon: <Users aria-hidden className={icon} /> },
  { id: 'ground', label: 'Ground', icon: <Paintbrush aria-hidden className={icon} /> },
  { id: 'walls', label: 'Walls', icon: <BrickWall aria-hidden className={icon} /> },
  { id: 'start', label: 'Start', icon: <Flag aria-hidden className={icon} /> },
  { id: 'about', label: 'About', icon: <NotebookPen aria-hidden className={icon} /> },
] as const;
export type Tool = (typeof tools)[number]['id'];

/**
 * Tabs for the tools with the panel of the current one. What is hidden in it but for screen readers lies within it
 * (`relative`): a radio far down the list would make the page longer than the screen.
 */
export function Tools(props: {
  readonly tool: Tool;
  readonly page: string | undefined;
  readonly onPick: (tool: Tool) => void;
  readonly children: ReactNode;
}) {
  return (
    <Tabs
      label="Tools"
      tabs={tools}
      open={props.tool}
      page={props.page}
      onOpen={props.onPick}
      className="min-h-0 flex-1 [&_[role=tab]]:flex-col [&_[role=tab]]:gap-0.5 [&_[role=tab]]:px-1 [&_[role=tab]]:py-1.5 [&_[role=tab]]:text-fine"
      panelClassName="relative -outline-offset-3! overflow-y-auto overscroll-contain p-4"
    >
      {props.children}
    </Tabs>
  );
}
