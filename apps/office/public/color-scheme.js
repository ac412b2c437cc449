// Runs before the first paint of the office and the kiosk, so that a chosen scheme never flashes the other one.
// The key and the attribute are Mantine's own.
{
  const chosen = localStorage.getItem('mantine-color-scheme-value')
  const darkSystem = matchMedia('(prefers-color-scheme: dark)').matches
  const scheme = chosen === 'dark' || chosen === 'light' ? chosen : darkSystem ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  document.querySelector('meta[name="color-scheme"]').content = scheme
}
