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

function describe(count: number): string {
  if (count === 0) return 'No passkey yet. Until you add one, signing in needs your e-mail.';
  return count === 1 ? '1 passkey opens this account.' : `${count} passkeys open this account.`;
}

/** How this account is protected, at a glance. */
export function SecurityCard() {
  const passkeys = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  if (passkeys.isLoadingError) {
    return <LoadError query={passkeys} title="Your passkeys did not load" safe="They still work." />;
  }
  return (
    <Card>
      <CardTitle as="h2">Sign-in and security</CardTitle>
      {passkeys.isPending ? (
        <SkeletonGroup label="Loading your passkeys">
          <SkeletonWords like={describe(0)} />
        </SkeletonGroup>
      ) : (
        <CardText>{describe(passkeys.data.length)}</CardText>
      )}
      <CardFooter>
        <Button variant={passkeys.data?.length === 0 ? 'primary' : 'outline'} onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
        <Link to="/settings" className={buttonClass({ variant: 'link' })}>
          Open settings
        </Link>
      </CardFooter>
      <AddPasskeyDialog open={isAdding} onOpenChange={setAdding} />
    </Card>
  );
}
