const KEY = 'coverage-intro-seen';

/** Where storage is refused the introduction is shown each time: nothing remembers that it was seen. */
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
