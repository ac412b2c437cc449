export const NOTICE = {
  title: 'NOTICE',
  dismiss: 'Dismiss notice',
}
