/** Offers an in-memory file as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started reading the file by then; revoking the URL frees the memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Streams a file from our server to disk. */
export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
