import { DeliveryAddress } from '#contract/money/deliveries.ts';
import { ApiError } from '#web/lib/api-error.ts';

export type DeliveryProblems = Partial<Record<keyof DeliveryAddress, string>>;

const PARTS = Object.keys(DeliveryAddress.shape) as (keyof DeliveryAddress)[];

/** What the server says about the address, by field. */
export function serverProblems(error: unknown): DeliveryProblems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const problem = error.fields[`delivery.${part}`];
      return problem ? [[part, problem]] : [];
    }),
  );
}

/** The address as the server takes it, or what is wrong with each field. */
export function checkAddress(typed: Record<keyof DeliveryAddress, string>): {
  address?: DeliveryAddress;
  problems: DeliveryProblems;
} {
  const result = DeliveryAddress.safeParse(typed);
  if (result.success) return { address: result.data, problems: {} };
  return {
    problems: Object.fromEntries(result.error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}
