import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { passkeysQuery, sessionQuery } from './queries.ts';

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
          title="Administration is locked"
          action={!hasPasskey && <Button onClick={() => setAdding(true)}>Add a passkey</Button>}
        >
          {hasPasskey
            ? 'You signed in without your passkey. Log out and sign in with it to open administration.'
            : 'Staff need a passkey. Add one to open the back office.'}
        </Notice>
      )}
      <AddPasskeyDialog open={isAdding} onOpenChange={setAdding} />
    </>
  );
}
