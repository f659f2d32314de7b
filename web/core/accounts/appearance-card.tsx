import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { CardSection } from '#web/ui/card-section.tsx';

export function AppearanceCard() {
  return (
    <CardSection title="Appearance" text="Kept on this device.">
      <ThemeToggle className="justify-self-start self-start" />
    </CardSection>
  );
}
