import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import * as t from '#text/core/account.ts';

export function AppearanceCard() {
  return (
    <CardSection title={t.appearance} text={t.appearanceDetail}>
      <ThemeToggle className="justify-self-start self-start" />
    </CardSection>
  );
}
