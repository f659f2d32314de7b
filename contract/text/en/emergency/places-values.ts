/** What the fields of a watched place ask for, and why one is refused. */
export const chooseKind = 'Choose what kind of place it is';
export const enterName = 'Enter a name, like “Mom and Dad”';
export const enterAddress = 'Enter an address';
