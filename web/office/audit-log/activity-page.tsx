import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { ACCOUNT_GROUPS, HOME_GROUPS } from './action-words.ts';
import { ActivityList } from './activity-list.tsx';
import type { Chain } from './queries.ts';
import * as t from '#text/office/audit-log.ts';

type FilteredProps = { chain: Chain; groups: typeof HOME_GROUPS };

function Filtered({ chain, groups }: FilteredProps) {
  const [capability, setCapability] = useState('');
  return (
    <div className="grid gap-6">
      <Field label={t.show} className="sm:max-w-xs">
        <Select value={capability} onChange={(event) => setCapability(event.target.value)}>
          <option value="">{t.everything}</option>
          {groups.map(({ name, capabilities }) => (
            <option key={capabilities} value={capabilities}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <ActivityList key={capability} chain={chain} capability={capability} />
    </div>
  );
}

/** Who changed what, when and from where, in the home and in the account. */
export function ActivityPage() {
  const home = useQuery(currentHomeQuery);
  if (home.isPending)
    return (
      <Page>
        <Skeleton className="h-96 rounded-card" />
      </Page>
    );
  const homeId = home.data?.id;
  return (
    <Page>
      <Tabs defaultValue={homeId ? 'home' : 'account'}>
        <TabsList aria-label={t.activityOf}>
          {homeId && <TabsTrigger value="home">{t.home}</TabsTrigger>}
          <TabsTrigger value="account">{t.account}</TabsTrigger>
        </TabsList>
        {homeId && (
          <TabsContent value="home">
            <Filtered chain={{ homeId }} groups={HOME_GROUPS} />
          </TabsContent>
        )}
        <TabsContent value="account">
          <Filtered chain="account" groups={ACCOUNT_GROUPS} />
        </TabsContent>
      </Tabs>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <div className="grid gap-1">
        <h1 className="text-3xl">{t.activity}</h1>
        <p className="text-muted">{t.intro}</p>
      </div>
      {children}
    </div>
  );
}
