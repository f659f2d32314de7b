const KEY = 'coverage-intro-seen';

/** If storage is blocked, the introduction is shown every time. */
export function isIntroSeen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export function markIntroSeen(): void {
  try {
    localStorage.setItem(KEY, 'true');
  } catch {
    // Then it opens again next time.
  }
}
