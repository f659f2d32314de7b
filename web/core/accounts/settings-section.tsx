import { type ReactNode, useId } from 'react';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';

type SettingsSectionProps = { title: string; text?: string; action?: ReactNode; children: ReactNode };

/** A named group of cards on the settings screen. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One card of a group. */
export function SettingsSection({ title, text, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <CardHeader className="min-w-0 flex-1 basis-64">
            <CardTitle as="h3" id={id}>
              {title}
            </CardTitle>
            {text && <CardText>{text}</CardText>}
          </CardHeader>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
