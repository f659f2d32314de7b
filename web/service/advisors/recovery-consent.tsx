import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import * as contract from '#contract/service/recovery-advice.ts';
import { sentence } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { formatMoment } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { recoveryQuery } from '#web/home/recovery/queries.ts';
import { Button } from '#web/ui/button.tsx';
import * as t from '#text/service/recovery-advice.ts';

const consentQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['recovery', homeId, 'advisor'],
    queryFn: () => call(contract.getRecoveryAdvisor, { params: { homeId } }),
  });

const setConsent = mutationOptions({
  mutationFn: ({ homeId, isAgreed }: { homeId: string; isAgreed: boolean }) =>
    call(contract.setRecoveryAdvisor, { params: { homeId }, body: { isAgreed } }),
  onSuccess: (
    view: contract.RecoveryAdvisor,
    { homeId }: { homeId: string },
    _result: unknown,
    { client }: { client: QueryClient },
  ) => client.setQueryData(['recovery', homeId, 'advisor'], view),
});

/** Grants the home advisor access to the recovery, or ends it. Renders nothing for a home without a recovery. */
export function RecoveryConsent({ homeId, name }: { homeId: string; name: string }) {
  const recovery = useQuery(recoveryQuery(homeId));
  const { data } = useQuery({
    ...consentQuery(homeId),
    enabled: recovery.data !== undefined && recovery.data.recovery !== null,
  });
  const { mutateAsync, isPending } = useMutation(setConsent);
  if (!data?.advisor) return null;
  const isAgreed = data.agreedAt !== null;
  const change = async () => {
    try {
      await mutateAsync({ homeId, isAgreed: !isAgreed });
      toast({ title: isAgreed ? t.ended : t.agreed });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p>{data.agreedAt ? t.maySee(name, formatMoment(data.agreedAt)) : t.mayNotSee(name)}</p>
      {data.canChange && (
        <Button
          variant="outline"
          className="justify-self-start"
          busy={isPending}
          onClick={() => void change()}
        >
          {isAgreed ? t.end : t.agree(name)}
        </Button>
      )}
    </div>
  );
}
