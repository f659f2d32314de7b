const digitsOf = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most);

/** "4242 4242 4242 4242", as printed on the card. */
export const groupNumber = (text: string): string => digitsOf(text, 19).replace(/(\d{4})(?=\d)/g, '$1 ');

/** "04 / 31". A first digit of 2 to 9 is taken as that month. The slash can be deleted. */
export function groupExpiry(text: string, isDeleting = false): string {
  if (isDeleting) return text.replace(/\s*\/?\s*$/, '');
  const typed = digitsOf(text, 4);
  const digits = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed;
  if (digits.length < 2) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export const onlyDigits =
  (most: number) =>
  (text: string): string =>
    digitsOf(text, most);
