/** What people will call it, until they have a name of their own for it. Pure. */
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

/** How a zone is called in a sentence. Many have neither a name nor an id. */
export function zoneName({ name, key }: { name: string | null; key: string }): string {
  if (name?.trim()) return name.trim();
  return /^(shape|declared):/.test(key) ? 'a zone without a name' : `zone ${key}`;
}
