import { DeleteCard } from '#web/office/my-data/delete-card.tsx';
import { ExportCard } from '#web/office/my-data/export-card.tsx';
import { PlanLine } from '#web/money/membership/plan-line.tsx';
import { AutomaticStartCard } from '#web/home/homes/automatic-start-card.tsx';
import { NotificationsCard } from '#web/core/notifications/notifications-card.tsx';
import { AccountActions } from '#web/core/accounts/account-actions.tsx';
import { AccountInfo } from '#web/core/accounts/account-info.tsx';
import { AppearanceCard } from '#web/core/accounts/appearance-card.tsx';
import { PasskeyList } from '#web/core/accounts/passkey-list.tsx';
import { PasskeyNeeded } from '#web/core/accounts/passkey-needed.tsx';
import { SettingsGroup } from '#web/core/accounts/settings-group.tsx';
import { SessionList } from '#web/core/accounts/session-list.tsx';
import * as t from '#text/office/settings.ts';

export function SettingsPage() {
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-10">
      <div className="grid gap-6">
        <h1 className="text-3xl">{t.settings}</h1>
        <PasskeyNeeded />
      </div>
      <SettingsGroup title={t.accountInfo}>
        <AccountInfo />
        <PlanLine />
        <AppearanceCard />
      </SettingsGroup>
      <SettingsGroup title={t.notificationPreferences}>
        <NotificationsCard />
        <AutomaticStartCard />
      </SettingsGroup>
      <SettingsGroup title={t.securityAndPrivacy}>
        <PasskeyList />
        <SessionList />
        <ExportCard />
      </SettingsGroup>
      <SettingsGroup title={t.accountActions}>
        <AccountActions />
        <DeleteCard />
      </SettingsGroup>
    </div>
  );
}
