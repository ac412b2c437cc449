/** Who stands beside the farm. Their addresses are examples until real partners are signed. */
export const PARTNERS = {
  title: 'Partners',
  list: [
    { name: 'Blackthorn Light Trail', what: 'lanterns', href: 'https://blackthorn-light-trail.example' },
    { name: 'Harrow Hollow Inn', what: 'beds', href: 'https://harrowhollowinn.example' },
    { name: 'County Night Bus', what: 'the way home', href: 'https://countynightbus.example' },
  ],
}

export const SPONSORS = {
  title: 'Sponsors',
  list: [
    { name: 'Wether Hill Cider', href: 'https://wetherhillcider.example' },
    { name: 'Gallow & Daughters Timber', href: 'https://gallowtimber.example' },
    { name: 'Moorland Radio 91.3', href: 'https://moorlandradio.example' },
    { name: 'Quill Savings Bank', href: 'https://quillsavings.example' },
  ],
}

export const SOCIAL = {
  title: 'Follow the lanterns',
  list: [
    { id: 'photos', name: 'Dreadmoor in pictures', href: 'https://pictures.example/dreadmoor' },
    { id: 'film', name: 'Dreadmoor on film', href: 'https://films.example/dreadmoor' },
    { id: 'talk', name: 'Dreadmoor in conversation', href: 'https://talk.example/dreadmoor' },
  ] as const,
}
