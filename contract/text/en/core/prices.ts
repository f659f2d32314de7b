/** Phrases with a price. The server fills them into prerendered pages. */
export const orYearly = (price: string) => `or ${price} a year`;
export const orYearlyTwoFree = (price: string) => `or ${price} a year, two months free`;
export const yearOfPlan = (price: string, plan: string) => `${price} for ${plan}`;
export const byYear = (years: string) => `Yes. A year costs ${years}.`;
export const byYearTenMonths = (years: string) => `Yes. Pay for 10 months and get 12: ${years}.`;
export const annualFee = 'Annual fee';
export const annualFeeTenMonths = 'Annual fee (ten months)';
export const yearHint = 'One payment a year.';
export const yearHintTenMonths = 'Pay for 10 months, get 12.';
