import type { FieldProps } from './context.ts';
import { useWriting } from './context.ts';

/** A field nested in another one. */
export function Inner(props: FieldProps) {
  const { View } = useWriting();
  return <View {...props} />;
}
