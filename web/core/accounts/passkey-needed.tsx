import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { passkeysQuery, sessionQuery } from './queries.ts';
import * as t from '#text/core/admin-login.ts';

/** For an administrator without a passkey: what is locked until then, and how to add one. */
export function PasskeyNeeded() {
  const session = useQuery(sessionQuery);
  const passkeys = useQuery({ ...passkeysQuery, enabled: session.data?.needsPasskey === true });
  const [isAdding, setAdding] = useState(false);
  const hasPasskey = (passkeys.data?.length ?? 0) > 0;
  return (
    <>
      {session.data?.needsPasskey && (
        <Notice
          tone="warning"
          title={t.locked}
          action={!hasPasskey && <Button onClick={() => setAdding(true)}>{t.addPasskey}</Button>}
        >
          {hasPasskey ? t.lockedWithPasskey : t.lockedWithoutPasskey}
        </Notice>
      )}
      <AddPasskeyDialog open={isAdding} onOpenChange={setAdding} />
    </>
  );
}
