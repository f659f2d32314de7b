import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { SettingsSection } from './settings-section.tsx';

export function AppearanceCard() {
  return (
    <SettingsSection title="Appearance" text="Kept on this device.">
      <ThemeToggle className="justify-self-start self-start" />
    </SettingsSection>
  );
}
