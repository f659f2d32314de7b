import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { cn } from './cn.ts';
import { currentTheme, onTheme, setTheme, type Theme } from './theme.ts';
import * as t from '#text/ui/frame.ts';

const CHOICES = [
  { theme: 'light', label: t.light, Icon: Sun },
  { theme: 'dark', label: t.dark, Icon: Moon },
  { theme: 'system', label: t.system, Icon: Monitor },
] as const;

type ThemeToggleProps = {
  /** Icons only, where space is tight; screen readers still get the labels. */
  compact?: boolean;
  className?: string;
};

/** Light, dark or the system setting. */
export function ThemeToggle({ compact, className }: ThemeToggleProps) {
  const name = useId();
  const theme = useSyncExternalStore<Theme>(onTheme, currentTheme, () => 'system');
  return (
    <fieldset
      className={cn(
        'inline-flex min-w-0 flex-wrap rounded-control border border-line bg-sunken p-0.5',
        className,
      )}
    >
      <legend className="sr-only">{t.theme}</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice.theme}
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2.5 text-sm font-medium text-muted transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={choice.theme}
            checked={theme === choice.theme}
            onChange={() => setTheme(choice.theme)}
            className="sr-only"
          />
          <choice.Icon className="size-5" aria-hidden="true" />
          <span className={cn(compact && 'sr-only')}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
