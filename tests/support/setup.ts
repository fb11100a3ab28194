// A native module that only a thread has loaded leaves memory with that thread, and the process with it.
import '@swc/core';
import 'reflect-metadata';
