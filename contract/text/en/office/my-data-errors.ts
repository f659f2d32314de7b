/** Why something was refused: my data. */
export const downloadUsed = 'This download was used or has expired. Request a new one in Settings.';
export const onlyAdmin = 'You’re the only administrator. Make someone else an administrator first.';
export const typeEmail = 'Type this account’s email address exactly.';
export const itsOwner = 'Its owner';
