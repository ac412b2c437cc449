export const ADMIN = { title: 'Admin', notReady: 'This page is not ready yet.' }
