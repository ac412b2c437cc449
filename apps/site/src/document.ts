/** The HTML document template around a rendered page. */
export const documentOf = ({ head, html }: { head: string; html: string }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
</head>
<body>
<div id="root">${html}</div>
</body>
</html>
`
