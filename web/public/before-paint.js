// Runs before the first paint, so that a dark page never flashes white. Its own file because of the content policy.
;(() => {
  const kept = localStorage.getItem('scheme') || 'auto'
  const dark = kept === 'dark' || (kept === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
