/** Enough of an address to know one's own by, and too little to write to: "m•••@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}•••${email.slice(at)}`;
}
