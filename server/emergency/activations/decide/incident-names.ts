/** A working name for the incident until it has an official one. Pure. */
export function incidentName({
  name,
  county,
  key,
}: {
  name: string | null;
  county: string | null;
  key: string;
}): string {
  const place = county?.trim().replace(/\s+county$/i, '');
  if (place) return `${place} County evacuation`;
  if (name?.trim()) return `${name.trim()} evacuation`;
  return key.startsWith('shape:') ? 'Evacuation' : `Evacuation of zone ${key}`;
}

/** "1 home", "12 homes" */
export const homesWord = (n: number): string => `${n} ${n === 1 ? 'home' : 'homes'}`;

/** How a zone is named in a sentence. Many have neither a name nor an id. */
export function zoneName({ name, key }: { name: string | null; key: string }): string {
  if (name?.trim()) return name.trim();
  return /^(shape|declared):/.test(key) ? 'a zone without a name' : `zone ${key}`;
}
