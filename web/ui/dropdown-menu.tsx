import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** Not modal: the page behind stays readable and scrolls. A click outside still closes the menu. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Radix.Trigger;

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        {...props}
        className={cn(
          'z-50 min-w-56 rounded-card border border-line bg-raised p-1 text-ink shadow-float data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
          className,
        )}
      />
    </Radix.Portal>
  );
}

const itemClass =
  'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 outline-offset-[-2px] select-none data-disabled:opacity-50 ' +
  '[&_svg]:size-5 [&_svg]:shrink-0';

type ItemProps = ComponentProps<typeof Radix.Item> & { destructive?: boolean };

export function DropdownMenuItem({ destructive, className, ...props }: ItemProps) {
  return (
    <Radix.Item
      {...props}
      className={cn(
        itemClass,
        destructive ? 'text-danger-ink data-highlighted:bg-danger-soft' : 'data-highlighted:bg-hover',
        className,
      )}
    />
  );
}

const choiceClass = cn(itemClass, 'justify-between data-highlighted:bg-hover');

const Chosen = () => (
  <Radix.ItemIndicator>
    <Check className="text-pine-ink" aria-hidden="true" />
  </Radix.ItemIndicator>
);

/** A menu item that can be checked. */
export function DropdownMenuCheck({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem {...props} className={cn(choiceClass, className)}>
      {children}
      <Chosen />
    </Radix.CheckboxItem>
  );
}

export const DropdownMenuRadioGroup = Radix.RadioGroup;

/** A menu item that is one of several exclusive options. */
export function DropdownMenuRadio({ className, children, ...props }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...props} className={cn(choiceClass, className)}>
      {children}
      <Chosen />
    </Radix.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...props} className={cn('px-3 py-2 text-sm text-muted', className)} />;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
