import { useMutation, useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import type { RefusedMail } from '#contract/health.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { refusedMailsQuery, resendMail } from './health-queries.ts';
import { runWithToast } from './run-with-toast.ts';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/admin-health.ts';

const keyOf = ({ kind, id }: RefusedMail) => `${kind} ${id}`;

/** Email that a mail server refused or that used up its retries. */
export function RefusedMails() {
  const refused = useQuery(refusedMailsQuery);
  const [busy, setBusy] = useState<string | null>(null);
  const { mutateAsync } = useMutation(resendMail);
  const again = async (mail: RefusedMail) => {
    setBusy(keyOf(mail));
    await runWithToast(() => mutateAsync({ kind: mail.kind, id: mail.id }), t.resent);
    setBusy(null);
  };
  const columns: readonly Column<RefusedMail>[] = [
    { key: 'title', header: t.mail, cell: ({ title }) => title },
    {
      key: 'to',
      header: t.to,
      cell: ({ to }) => <span className="wrap-anywhere">{to ?? t.accountDeleted}</span>,
    },
    { key: 'at', header: t.written, cell: ({ at }) => formatMoment(at) },
    {
      key: 'actions',
      header: t.actions,
      hideHeader: true,
      cell: (mail) => (
        <May use="system.repair">
          <Button variant="outline" size="small" busy={busy === keyOf(mail)} onClick={() => void again(mail)}>
            {t.resend} <span className="sr-only">{t.toWhom(mail.to ?? '')}</span>
          </Button>
        </May>
      ),
    },
  ];
  return (
    <Section icon={MailX} title={t.bouncedEmail}>
      <Loaded query={refused} what={t.whatBounced}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className="text-muted">{t.noBounced}</p>
          ) : (
            <>
              <Table caption={t.bouncedCaption} columns={columns} rows={rows} rowKey={keyOf} />
              {total > rows.length && (
                <p className="text-muted">{t.newestShown(rows.length, total.toLocaleString('en-US'))}</p>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
