/** Gives somebody a file that is in memory, as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; kept longer, it would be kept for nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
