import { cn } from './cn.ts';

type SeparatorProps = { vertical?: boolean; className?: string };

export function Separator({ vertical, className }: SeparatorProps) {
  if (!vertical) return <hr className={cn('w-full border-line', className)} />;
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      className={cn('w-px self-stretch bg-line', className)}
    />
  );
}
