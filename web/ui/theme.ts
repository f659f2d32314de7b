/** The user's choice; 'system' means no choice was made. */
export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** The choice from <html data-theme>: a script sets it from the `theme` cookie before first paint. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies the theme immediately and saves the choice for a year. */
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
