/** Phrases with a price. The server fills them into prerendered pages. */
export const orYearly = (price: string) => `o ${price} al año`;
export const orYearlyTwoFree = (price: string) => `o ${price} al año, con dos meses gratis`;
export const yearOfPlan = (price: string, plan: string) => `${price} por ${plan}`;
export const byYear = (years: string) => `Sí. Un año cuesta ${years}.`;
export const byYearTenMonths = (years: string) => `Sí. Pague 10 meses y reciba 12: ${years}.`;
export const annualFee = 'Cuota anual';
export const annualFeeTenMonths = 'Cuota anual (diez meses)';
export const yearHint = 'Un pago al año.';
export const yearHintTenMonths = 'Pague 10 meses, reciba 12.';
