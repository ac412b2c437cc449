export const NOTICE = {
  titles: {
    closed: 'CLOSED',
    urgent: 'IMPORTANT',
    warning: 'PLEASE NOTE',
    info: 'GOOD TO KNOW',
    public: 'NOTICE',
  },
  dismiss: 'Dismiss notice',
}
