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

const keyOf = ({ kind, id }: RefusedMail) => `${kind} ${id}`;

/** Email that a mail server refused or that used up its retries. */
export function RefusedMails() {
  const refused = useQuery(refusedMailsQuery);
  const [busy, setBusy] = useState<string | null>(null);
  const { mutateAsync } = useMutation(resendMail);
  const again = async (mail: RefusedMail) => {
    setBusy(keyOf(mail));
    await runWithToast(() => mutateAsync({ kind: mail.kind, id: mail.id }), 'The mail is sent again');
    setBusy(null);
  };
  const columns: readonly Column<RefusedMail>[] = [
    { key: 'title', header: 'Mail', cell: ({ title }) => title },
    {
      key: 'to',
      header: 'To',
      cell: ({ to }) => <span className="wrap-anywhere">{to ?? 'Account deleted'}</span>,
    },
    { key: 'at', header: 'Written', cell: ({ at }) => formatMoment(at) },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (mail) => (
        <May use="system.repair">
          <Button variant="outline" size="small" busy={busy === keyOf(mail)} onClick={() => void again(mail)}>
            Send again<span className="sr-only"> to {mail.to}</span>
          </Button>
        </May>
      ),
    },
  ];
  return (
    <Section icon={MailX} title="Refused mail">
      <Loaded query={refused} what="refused mail">
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className="text-muted">No mail was refused.</p>
          ) : (
            <>
              <Table caption="Refused mail, newest first" columns={columns} rows={rows} rowKey={keyOf} />
              {total > rows.length && (
                <p className="text-muted">
                  The newest {rows.length} of {total.toLocaleString('en-US')} are shown.
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
