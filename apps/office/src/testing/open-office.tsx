import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { render } from '@testing-library/react'
import { MemoryRouter, useRoutes } from 'react-router'
import { routes } from '../routes.tsx'

const Pages = () => useRoutes(routes)

/** Opens the office at an address, as a browser does: the server says who is signed in. */
export const openOffice = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Pages />
      <DialogHost />
    </MemoryRouter>,
  )
