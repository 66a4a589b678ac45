/** A process of its own for one bench: gives its rows to the parent. Arguments: the bundled module and its function. */
const [file, name] = process.argv.slice(2)
const bench = await import(file)
process.send(await bench[name](), () => process.exit(0))
