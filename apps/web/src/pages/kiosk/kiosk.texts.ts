export const KIOSK = { title: 'Scanner', notReady: 'The badge scanner is not ready yet.' }
