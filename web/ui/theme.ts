/** What the reader chose; 'system' is the absence of a choice. */
export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** The choice as <html data-theme> carries it: a script sets it from the cookie `theme` before the first paint. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Changes the page at once and keeps the choice for a year. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  if (theme === 'system') {
    delete root.dataset['theme'];
    document.cookie = `theme=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
  } else {
    root.dataset['theme'] = theme;
    document.cookie = `theme=${theme}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  }
  for (const listener of listeners) listener();
}

export function onTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
