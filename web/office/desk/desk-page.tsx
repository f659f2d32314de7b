import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Headset, Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from '#web/lib/router.tsx';
import { SEVERITIES } from '#contract/service/cases.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { KeysDialog } from '#web/office/admin/queue/keys-help.tsx';
import { useScreenKeys } from '#web/office/admin/queue/queue-keys.ts';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { Link } from '#web/lib/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { CaseList } from './case-list.tsx';
import { DESK_KEYS } from './case-keys.ts';
import { CasePanel } from './case-panel.tsx';
import { casesQuery, deskQuery, takeNext } from './desk-queries.ts';
import { DeskFrame } from './desk-frame.tsx';
import { HandOverList } from './hand-over-list.tsx';
import { ReminderList } from './reminder-list.tsx';
import { ShiftBar } from './shift-bar.tsx';
import * as t from '#text/office/desk.ts';
import { severities } from '#text/service/case-names.ts';

/** Where our team works on cases: the queue, one case, and its household. */
export function DeskPage() {
  return (
    <DeskFrame
      actions={
        <span className="flex flex-wrap items-center gap-2">
          <ShiftBar />
          <NextButton />
          <DeskKeys />
        </span>
      }
    >
      <Desk />
    </DeskFrame>
  );
}

/** Shortcuts that aren't about one case: switching between your cases, and the help dialog. */
function DeskKeys() {
  const navigate = useNavigate();
  const { caseId } = useParams();
  const mine = useQuery(deskQuery).data?.mine ?? [];
  const [isOpen, setOpen] = useState(false);
  const go = (step: 1 | -1) => {
    const at = mine.findIndex(({ id }) => id === caseId);
    const next = mine[at < 0 ? (step > 0 ? 0 : mine.length - 1) : at + step];
    if (next) navigate(`/desk/${next.id}`);
    return next !== undefined;
  };
  useScreenKeys({
    j: () => go(1),
    k: () => go(-1),
    '?': () => {
      setOpen(true);
      return true;
    },
  });
  return <KeysDialog keys={DESK_KEYS} isOpen={isOpen} onOpen={setOpen} />;
}

function NextButton() {
  const navigate = useNavigate();
  const may = useMay();
  const next = useMutation(takeNext);
  const canTake = may('cases.work');
  const take = async () => {
    try {
      const { caseId } = await next.mutateAsync();
      if (caseId) navigate(`/desk/${caseId}`);
      else toast({ title: t.queueEmpty, text: t.queueEmptyText });
    } catch (error) {
      toast({ title: t.notTaken, text: sentence(error), destructive: true });
    }
  };
  useScreenKeys({
    n: () => {
      if (canTake && !next.isPending) void take();
      return canTake;
    },
  });
  return (
    canTake && (
      <Button busy={next.isPending} onClick={() => void take()}>
        {t.nextCase}
      </Button>
    )
  );
}

function Desk() {
  const { caseId } = useParams();
  return (
    <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Sidebar current={caseId} />
      {caseId ? (
        <CasePanel key={caseId} caseId={caseId} />
      ) : (
        <EmptyState icon={Headset} title={t.noCaseOpen} text={t.noCaseOpenText} />
      )}
    </div>
  );
}

function Sidebar({ current }: { current: string | undefined }) {
  const query = useQuery(deskQuery);
  return (
    <div className="grid gap-6">
      <ReminderList />
      <HandOverList />
      <Loaded query={query} what={t.yourDesk}>
        {({ mine, queue }) => (
          <>
            <section className="grid gap-2">
              <h2 className="text-lg">{t.inTheQueue}</h2>
              <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4">
                {SEVERITIES.map((severity) => (
                  <div key={severity} className="contents">
                    <dt>{severities[severity]}</dt>
                    <dd className="text-right font-semibold">{queue[String(severity)] ?? 0}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section className="grid gap-2">
              <h2 className="text-lg">{t.yourCases}</h2>
              {mine.length === 0 ? (
                <p className="text-muted">{t.youHaveNoCases}</p>
              ) : (
                <CaseList rows={mine} current={current} label={t.yourCases} />
              )}
            </section>
          </>
        )}
      </Loaded>
      <Search current={current} />
      <Link to="/desk/cases" className={buttonClass({ variant: 'outline' })}>
        {t.allCases}
      </Link>
    </div>
  );
}

function Search({ current }: { current: string | undefined }) {
  const [asked, setAsked] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useScreenKeys({
    '/': () => {
      field.current?.focus();
      field.current?.select();
      return true;
    },
  });
  const query = useQuery({
    ...casesQuery({ q: asked, limit: 20 }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <search>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(String(new FormData(event.currentTarget).get('q') ?? '').trim());
        }}
      >
        <Field label={t.findCase} hint={t.findCaseHint}>
          <Input ref={field} name="q" type="search" maxLength={200} autoComplete="off" />
        </Field>
        <Button type="submit" variant="outline">
          {t.search}
        </Button>
      </form>
      {asked !== '' && (
        <div className="mt-4">
          <Loaded query={query} what={t.theCases}>
            {({ rows }) =>
              rows.length === 0 ? (
                <EmptyState icon={Inbox} title={t.noCaseFound} text={t.noCaseFoundText} />
              ) : (
                <CaseList rows={rows} current={current} label={t.casesFound} />
              )
            }
          </Loaded>
        </div>
      )}
    </search>
  );
}
