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
