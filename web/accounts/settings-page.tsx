import { DeleteCard } from '#web/my-data/delete-card.tsx';
import { ExportCard } from '#web/my-data/export-card.tsx';
import { PlanLine } from '#web/membership/plan-line.tsx';
import { NotificationsCard } from '#web/notifications/notifications-card.tsx';
import { AccountActions } from './account-actions.tsx';
import { AccountInfo } from './account-info.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasskeyNeeded } from './passkey-needed.tsx';
import { SessionList } from './session-list.tsx';

export function SettingsPage() {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <h1 className="text-3xl">Settings</h1>
      <PasskeyNeeded />
      <AccountInfo />
      <PlanLine />
      <NotificationsCard />
      <PasskeyList />
      <SessionList />
      <AppearanceCard />
      <ExportCard />
      <AccountActions />
      <DeleteCard />
    </div>
  );
}
