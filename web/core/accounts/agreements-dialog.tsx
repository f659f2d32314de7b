import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agreementsFor } from '#contract/core/agreements.ts';
import { sentence } from '#web/lib/api-error.ts';
import { FUNDS } from '#web/lib/funds.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AgreementList } from './agreement-list.tsx';
import { acceptAgreements, agreementsQuery } from './queries.ts';
import * as t from '#text/core/agreements.ts';

/**
 * Asks a member to accept what changed since they joined, once per visit. Not rendered on screens that matter in an
 * evacuation: nothing may stand between a household and its plan.
 */
export function AgreementsDialog() {
  const agreements = useQuery(agreementsQuery);
  const [isPutOff, setPutOff] = useState(false);
  const accept = useMutation(acceptAgreements);
  const missing = agreements.data?.missing ?? [];
  const isOpen = missing.length > 0 && !isPutOff;
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && setPutOff(true)}>
      {isOpen && (
        <DialogContent>
          <DialogTitle>{t.changed}</DialogTitle>
          <DialogText>{t.changedDetail}</DialogText>
          <AgreementList documents={missing} />
          {accept.isError && (
            <Notice tone="danger" live title={t.notSaved}>
              {sentence(accept.error)}
            </Notice>
          )}
          <DialogActions dismiss={t.notNow}>
            <Button
              busy={accept.isPending}
              onClick={() =>
                accept.mutate(
                  missing.map((document) => ({ document, version: agreementsFor(FUNDS)[document].version })),
                )
              }
            >
              {t.accept}
            </Button>
          </DialogActions>
        </DialogContent>
      )}
    </Dialog>
  );
}
