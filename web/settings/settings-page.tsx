import { DeleteCard } from '#web/my-data/delete-card.tsx';
import { ExportCard } from '#web/my-data/export-card.tsx';
import { PlanLine } from '#web/membership/plan-line.tsx';
import { NotificationsCard } from '#web/notifications/notifications-card.tsx';
import { AccountActions } from '#web/accounts/account-actions.tsx';
import { AccountInfo } from '#web/accounts/account-info.tsx';
import { AppearanceCard } from '#web/accounts/appearance-card.tsx';
import { PasskeyList } from '#web/accounts/passkey-list.tsx';
import { PasskeyNeeded } from '#web/accounts/passkey-needed.tsx';
import { SessionList } from '#web/accounts/session-list.tsx';

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
