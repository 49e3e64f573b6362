import type { Json } from '../../kernel/json.ts';

/** The number of columns and rows of a battlefield; 1 where it is missing. */
export function boardSize(field: Json | undefined): { readonly width: number; readonly height: number } {
  const record = field as { readonly width?: unknown; readonly height?: unknown } | null | undefined;
  const whole = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.floor(value) : 1);
  return { width: whole(record?.width), height: whole(record?.height) };
}
