import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The text of each page of a printed PDF. */
export async function printedText(pdf: Buffer) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const pages = [...document.pages()].map((page) => page.getText())
  document.destroy()
  library.destroy()
  return pages
}
