import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** A hairline box on paper. Header, title, text and footer are optional; children sit on an 8 px grid. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cn(
        'flex flex-col gap-4 rounded-card border border-line bg-surface p-[min(1rem,5vw)] sm:p-6',
        className,
      )}
    />
  );
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('grid gap-1', className)} />;
}

type CardTitleProps = ComponentProps<'h3'> & { as?: 'h1' | 'h2' | 'h3' | 'h4' };

export function CardTitle({ as: Heading = 'h3', className, children, ...props }: CardTitleProps) {
  return (
    <Heading {...props} className={cn('font-display text-xl font-semibold', className)}>
      {children}
    </Heading>
  );
}

export function CardText({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={cn('text-muted', className)} />;
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('mt-auto flex flex-wrap items-center gap-2 pt-2', className)} />;
}
