/** Whether emergency cash is a benefit or is repaid. */

/** What a member accepts: a new text needs a new version in contract/core/funds.ts. */
export const acceptBenefit =
  'El dinero de emergencia es un beneficio de mi plan. Es aparte de la cuota de membresía y nunca lo devuelvo.';
export const acceptRepayable = (payments: string, firstDays: number) =>
  `Devuelvo el dinero de emergencia que reciba en ${payments}, sin intereses ni cargos. El primer pago vence ${firstDays} días después de que termine mi evacuación. Es aparte de la cuota de membresía.`;

/** Said at the choice of a plan, on the Membership page and on "What we pay". */
export const benefit =
  'El dinero de emergencia es un beneficio de su plan, aparte de la cuota de membresía. Usted nunca lo devuelve.';
export const repayable = (payments: string, firstDays: number) =>
  `El dinero de emergencia es aparte de la cuota de membresía, y usted lo devuelve: ${payments}, sin intereses ni cargos. El primer pago vence ${firstDays} días después de que termine su evacuación. El dinero que recibió antes de aceptar esto sigue siendo un beneficio.`;

export const payments = (months: number) =>
  months === 1 ? 'un solo pago' : `${months} pagos mensuales iguales`;
