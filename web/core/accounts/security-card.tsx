import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '#web/lib/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, CardFooter, CardText, CardTitle } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { passkeysQuery } from './queries.ts';
import * as t from '#text/core/account.ts';

/** How this account is protected, at a glance. */
export function SecurityCard() {
  const passkeys = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  if (passkeys.isLoadingError) {
    return <LoadError query={passkeys} title={t.passkeysNotLoaded} safe={t.passkeysStillWork} />;
  }
  return (
    <Card>
      <CardTitle as="h2">{t.security}</CardTitle>
      {passkeys.isPending ? (
        <SkeletonGroup label={t.loadingPasskeys}>
          <SkeletonWords like={t.passkeyCount(0)} />
        </SkeletonGroup>
      ) : (
        <CardText>{t.passkeyCount(passkeys.data.length)}</CardText>
      )}
      <CardFooter>
        <Button variant={passkeys.data?.length === 0 ? 'primary' : 'outline'} onClick={() => setAdding(true)}>
          {t.addPasskey}
        </Button>
        <Link to="/settings" className={buttonClass({ variant: 'link' })}>
          {t.openSettings}
        </Link>
      </CardFooter>
      <AddPasskeyDialog open={isAdding} onOpenChange={setAdding} />
    </Card>
  );
}
